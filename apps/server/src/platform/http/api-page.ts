import { createHash } from 'node:crypto';
import { accessWords } from '@lectern/contracts/kernel/access';
import { COMMON_ERRORS } from '@lectern/contracts/kernel/common-errors';
import { type AnyEndpoint, parserOf } from '@lectern/contracts/kernel/endpoint';
import * as z from 'zod';
import { PASSWORD_CIPHER } from './openapi.ts';

/** The readable page of all calls: plain HTML without scripts, grouped as the paths are. */
export function apiPage(catalogue: readonly AnyEndpoint[], prefix: string): string {
  const groups = new Map<string, AnyEndpoint[]>();
  for (const contract of catalogue) {
    const group = contract.path.split('/').slice(1, 3).join('/');
    groups.set(group, [...(groups.get(group) ?? []), contract]);
  }
  const sorted = [...groups].sort(([a], [b]) => a.localeCompare(b));
  const index = sorted.map(
    ([name, calls]) => `<li><a href="#${toHtml(name)}">${toHtml(name)}</a> (${calls.length})</li>`,
  );
  const body = sorted.map(([name, calls]) => section(name, calls, prefix)).join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lectern API</title><style>${STYLE}</style></head><body><main>
<h1>Lectern API</h1>
<p>${catalogue.length} calls below <code>${toHtml(prefix)}</code>. A call answers <code>{success, errCode, message, data}</code> with a
truthful HTTP status. Name the library in the header <code>mappingPath</code>; a session travels in
<code>x-lectern-session</code>. Clients may send <code>groupCode</code> (that of the library) and <code>x-lang</code> (CHI or ENG), too.
Passwords: ${toHtml(PASSWORD_CIPHER)} Machine-readable: <a href="openapi.json">OpenAPI 3.1</a>.</p>
<p>Any call may also answer: ${COMMON_ERRORS.map(({ code }) => `<code>${code}</code>`).join(' ')}.</p>
<ul class="index">${index.join('')}</ul>
${body}
</main></body></html>`;
}

function section(name: string, calls: readonly AnyEndpoint[], prefix: string): string {
  return `<h2 id="${toHtml(name)}">${toHtml(name)}</h2>\n${calls.map((contract) => entry(contract, prefix)).join('\n')}`;
}

function entry(contract: AnyEndpoint, prefix: string): string {
  const access = accessWords(contract.access);
  const { max, windowSeconds } = contract.rateLimit;
  const reply =
    contract.kind === 'raw'
      ? `${contract.reply} ${contract.contentTypes.join(', ')}`
      : shape(parserOf(contract.output), 'output');
  const file =
    contract.kind === 'upload'
      ? `<h3>Body</h3><p>The bytes of one file, at most ${contract.maxBytes}, with <code>content-type</code> ${contract.mediaTypes.map((type) => `<code>${toHtml(type)}</code>`).join(' or ')}. The input is in the query string.</p>\n`
      : '';
  const errors = contract.errors.map(({ code }) => `<code>${code}</code>`).join(' ') || 'none of its own';
  return `<details><summary><b>${contract.methods.join(' | ')}</b> <code>${toHtml(prefix + contract.path)}</code>
<span>${toHtml(contract.summary)}</span></summary>
<p>Access: ${toHtml(access)}. At most ${max} calls in ${windowSeconds} s.${contract.idempotent ? ' Honours Idempotency-Key.' : ''} Refusals: ${errors}.</p>
${file}<h3>Input</h3><pre>${toHtml(shape(parserOf(contract.input), 'input'))}</pre>
<h3>Data</h3><pre>${toHtml(reply)}</pre></details>`;
}

function shape(schema: z.ZodType, io: 'input' | 'output'): string {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return JSON.stringify(rest, null, 2);
}

function toHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const STYLE = `body{margin:0;background:#faf8f5;color:#1f2a33;font:16px/1.6 system-ui,sans-serif}main{max-width:960px;margin:0 auto;padding:24px}
a{color:#0b6b6b}code,pre{font:14px/1.5 ui-monospace,monospace}pre{background:#f3efe8;padding:12px;border-radius:8px;overflow:auto;max-height:24em}
details{background:#fff;border:1px solid #e6e0d6;border-radius:8px;padding:8px 16px;margin:8px 0}summary{cursor:pointer;overflow-wrap:anywhere}
summary span{color:#4d5964;margin-left:8px}.index{columns:3 14em}h3{font-size:15px;margin:8px 0}`;

/** The Content-Security-Policy of the page: its own style and nothing else. */
export const API_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');
