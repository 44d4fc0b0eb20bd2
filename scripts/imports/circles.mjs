/**
 * The circles of a graph: the groups of nodes that reach each other (Tarjan), each as one way around it.
 *
 * @param {readonly (readonly [from: string, to: string])[]} edges
 * @returns {string[][]}
 */
export function circlesOf(edges) {
  /** @type {Map<string, Set<string>>} */
  const graph = new Map();
  for (const [from, to] of edges) if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  return groupsOf(graph).map((group) => wayAround(graph, group));
}

/** @param {ReadonlyMap<string, ReadonlySet<string>>} graph @returns {Set<string>[]} */
function groupsOf(graph) {
  /** @type {Map<string, number>} */
  const entered = new Map();
  /** @type {Map<string, number>} */
  const lowest = new Map();
  /** @type {string[]} */
  const open = [];
  const isOpen = new Set();
  /** @type {Set<string>[]} */
  const groups = [];

  /** @param {string} node */
  function visit(node) {
    entered.set(node, entered.size);
    lowest.set(node, entered.size - 1);
    open.push(node);
    isOpen.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!entered.has(next)) visit(next);
      if (isOpen.has(next)) lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(node) !== entered.get(node)) return;
    const group = new Set(open.splice(open.indexOf(node)));
    for (const member of group) isOpen.delete(member);
    if (group.size > 1) groups.push(group);
  }

  for (const node of graph.keys()) if (!entered.has(node)) visit(node);
  return groups;
}

/**
 * The shortest way from a node of the group back to it.
 *
 * @param {ReadonlyMap<string, ReadonlySet<string>>} graph
 * @param {ReadonlySet<string>} group
 */
function wayAround(graph, group) {
  const start = [...group].sort()[0] ?? '';
  /** @type {Map<string, string>} */
  const cameFrom = new Map();
  const queue = [start];
  for (const node of queue) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) {
        const way = [start, node];
        for (let at = node; at !== start; way.push(at)) at = cameFrom.get(at) ?? start;
        return way.reverse();
      }
      if (group.has(next) && !cameFrom.has(next)) {
        cameFrom.set(next, node);
        queue.push(next);
      }
    }
  }
  return [...group];
}
