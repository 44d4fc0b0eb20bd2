import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.mjs';
import { missing } from './missing-service.mjs';
import { untilInterrupted } from './until-interrupted.mjs';

/** Its licence is the GPL: it runs as a process of tests, and nothing of it is part of the product. */
const PACKAGE = 'django-cas-server==3.1.0';
const READY_MILLISECONDS = 60_000;
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** Kept between runs, since the packages are fetched. */
const environment = join(root, '.cache/cas-server');

/** The one reader that the server knows. */
const READER = { username: '20230001', password: 'cas-password' };

/**
 * A CAS server for tests in a temporary folder on a free port. Undefined, with a message, where it cannot be had.
 * @returns {Promise<{ url: string, reader: { username: string, password: string }, stop: () => void } | undefined>}
 */
export async function startCas() {
  const python = join(environment, 'bin/python');
  if (!existsSync(join(environment, 'ready')) && !install()) {
    return missing('CAS', 'django-cas-server cannot be installed (Python 3 with venv, and PyPI)');
  }
  const folder = mkdtempSync(join(tmpdir(), 'lectern-cas-'));
  writeFileSync(join(folder, 'settings.py'), settings(folder));
  writeFileSync(join(folder, 'urls.py'), URLS);
  const env = { PATH: process.env.PATH, DJANGO_SETTINGS_MODULE: 'settings', PYTHONPATH: folder };
  const manage = [join(environment, 'bin/django-admin')];
  for (const step of [
    ['migrate', '--run-syncdb', '-v', '0'],
    ['shell', '-v', '0', '-c', ALLOW_ALL_SERVICES],
  ]) {
    const done = spawnSync(python, [...manage, ...step], { cwd: folder, env, encoding: 'utf8' });
    if (done.status !== 0) throw new Error(`django-admin ${step[0]}: ${done.stderr}`);
  }
  const port = await freePort();
  const child = spawn(python, [...manage, 'runserver', '--noreload', `127.0.0.1:${port}`], {
    cwd: folder,
    env,
    stdio: 'ignore',
  });
  const stop = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  const url = `http://127.0.0.1:${port}/cas`;
  const until = Date.now() + READY_MILLISECONDS;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(`${url}/login`).catch(() => undefined);
    if (answer?.ok) return { url, reader: READER, stop };
    await sleep(200);
  }
  stop();
  throw new Error('the CAS server did not start');
}

function install() {
  console.log('Installing django-cas-server for tests ...');
  mkdirSync(dirname(environment), { recursive: true });
  const quiet = { stdio: /** @type {const} */ (['ignore', 'ignore', 'inherit']) };
  const made = spawnSync('python3', ['-m', 'venv', environment], quiet);
  if (made.status !== 0) return false;
  const pip = join(environment, 'bin/pip');
  const fetched = spawnSync(pip, ['install', '-q', '--disable-pip-version-check', PACKAGE], quiet);
  if (fetched.status !== 0) return false;
  writeFileSync(join(environment, 'ready'), PACKAGE);
  return true;
}

/** @param {string} folder */
function settings(folder) {
  return `SECRET_KEY = 'only for tests'
DEBUG = True
ALLOWED_HOSTS = ['127.0.0.1']
USE_TZ = True
STATIC_URL = '/static/'
ROOT_URLCONF = 'urls'
INSTALLED_APPS = ['django.contrib.admin', 'django.contrib.auth', 'django.contrib.contenttypes', 'django.contrib.sessions', 'django.contrib.messages', 'django.contrib.staticfiles', 'cas_server']
MIDDLEWARE = ['django.contrib.sessions.middleware.SessionMiddleware', 'django.middleware.locale.LocaleMiddleware', 'django.middleware.csrf.CsrfViewMiddleware', 'django.contrib.auth.middleware.AuthenticationMiddleware', 'django.contrib.messages.middleware.MessageMiddleware']
TEMPLATES = [{'BACKEND': 'django.template.backends.django.DjangoTemplates', 'APP_DIRS': True, 'OPTIONS': {'context_processors': ['django.template.context_processors.request', 'django.contrib.auth.context_processors.auth', 'django.contrib.messages.context_processors.messages']}}]
DATABASES = {'default': {'ENGINE': 'django.db.backends.sqlite3', 'NAME': '${join(folder, 'cas.db')}'}}
DEFAULT_AUTO_FIELD = 'django.db.models.AutoField'
CAS_AUTH_CLASS = 'cas_server.auth.TestAuthUser'
CAS_TEST_USER = '${READER.username}'
CAS_TEST_PASSWORD = '${READER.password}'
CAS_TEST_ATTRIBUTES = {'displayName': 'Ada Reader', 'mail': 'ada@example.edu', 'studentNumber': '20230001'}
CAS_NEW_VERSION_HTML_WARNING = False
CAS_NEW_VERSION_EMAIL_WARNING = False
CAS_REDIRECT_TO_LOGIN_AFTER_LOGOUT = False
`;
}

const URLS = `from django.urls import include, path
urlpatterns = [path('cas/', include('cas_server.urls', namespace='cas_server'))]
`;

const ALLOW_ALL_SERVICES = `
from cas_server.models import ServicePattern, ReplaceAttributName
pattern = ServicePattern.objects.create(pos=1, name='tests', pattern='.*')
ReplaceAttributName.objects.create(service_pattern=pattern, name='*')
`;

// By itself: `node scripts/services/cas.mjs` starts it, says where it is and ends it with Ctrl-C.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const cas = await startCas();
  if (cas) {
    console.log(cas.url);
    untilInterrupted(cas);
  }
}
