import { type ESTree, type Plugin, parseSync } from 'vite';

const CONTRACTS = /[\\/]packages[\\/]contracts[\\/]src[\\/].*\.ts$/;
const ENDPOINT = new Set(['input', 'output', 'errors', 'refusalIn', 'summary']);
/** What only the server reads of a contract, with the limits and shapes that it enforces, and of an error. */
const SERVERS_PART: Readonly<Record<string, ReadonlySet<string>>> = {
  endpoint: ENDPOINT,
  rawEndpoint: ENDPOINT,
  // It adds errors of its own to those that it is given.
  uploadEndpoint: new Set(['input', 'output', 'summary']),
  defineError: new Set(['status', 'wire', 'data', 'details', 'words']),
};

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * Leaves of each contract what a browser reads (method, path, access, idempotency), of each error its code, and lets the bundler drop
 * schemas that nothing names any more, and zod with the last of them: building all schemas costs a phone more than drawing the page. Types
 * stay whole, so code that reads a contract's schema in the browser compiles and finds undefined; use a schema by its own name there.
 */
export function leanContracts(): Plugin {
  return {
    name: 'lectern:lean-contracts',
    apply: 'build',
    // Runs before types are removed, so that positions are those of the source.
    enforce: 'pre',
    transform: {
      filter: { id: CONTRACTS },
      handler(code, id) {
        return { code: leanContract(code, id), map: null, moduleSideEffects: false };
      },
    },
  };
}

/** One contract file, as TypeScript, without the server's part; `id` is its path. */
export function leanContract(code: string, id: string): string {
  const edits = parseSync(id, code).program.body.flatMap((statement) => editsOf(statement));
  return edited(code, edits);
}

function editsOf(statement: ESTree.Statement | ESTree.Directive): Edit[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ init }) => {
    if (init?.type !== 'CallExpression' && init?.type !== 'ObjectExpression') return [];
    return [
      { from: init.start, to: init.start, text: '/* @__PURE__ */ (() => (' },
      ...(init.type === 'CallExpression' ? serversPartOf(init) : []),
      { from: init.end, to: init.end, text: '))()' },
    ];
  });
}

function serversPartOf(call: ESTree.CallExpression): Edit[] {
  const [definition] = call.arguments;
  const serversPart = call.callee.type === 'Identifier' ? SERVERS_PART[call.callee.name] : undefined;
  if (!serversPart || definition?.type !== 'ObjectExpression') return [];
  return definition.properties
    .filter(
      (property) =>
        property.type === 'Property' &&
        property.key.type === 'Identifier' &&
        serversPart.has(property.key.name),
    )
    .map(({ start, end }) => ({ from: start, to: end, text: '...{}' }));
}

/** Applies edits that stand in order and do not overlap. */
function edited(code: string, edits: readonly Edit[]): string {
  let text = '';
  let at = 0;
  for (const edit of edits) {
    text += code.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return text + code.slice(at);
}
