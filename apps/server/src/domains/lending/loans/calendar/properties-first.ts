/** A line of a calendar with its continuations. */
const LINE_END = /\r\n(?![ \t])/;

/**
 * A calendar (RFC 5545) with the properties of each component before the components inside it, as its grammar requires (3.4, 3.6.1).
 * Strict readers refuse the file of the package that we write with, which puts some of them behind.
 */
export function propertiesFirst(calendar: string): string {
  const done: string[] = [];
  const open: { properties: string[]; components: string[] }[] = [{ properties: done, components: done }];
  for (const line of calendar.split(LINE_END)) {
    const around = open.at(-1);
    if (line.startsWith('BEGIN:')) open.push({ properties: [line], components: [] });
    else if (line.startsWith('END:') && open.length > 1) {
      const { properties, components } = open.pop() ?? { properties: [], components: [] };
      open.at(-1)?.components.push(...properties, ...components, line);
    } else around?.properties.push(line);
  }
  return done.join('\r\n');
}
