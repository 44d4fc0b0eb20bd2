/** Names of UUIDs (RFC 9562): they hold wherever the server moves, as no name of a host is in them. */
const PREFIX = 'urn:uuid:';

/** The identifier of an object for harvesters. */
export function identifierOf(objectId: string): string {
  return `${PREFIX}${objectId}`;
}

/** The object that an identifier names; undefined if it is none of ours. */
export function objectIdIn(identifier: string): string | undefined {
  return identifier.startsWith(PREFIX) ? identifier.slice(PREFIX.length) : undefined;
}
