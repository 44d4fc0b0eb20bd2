/** Pixels of the map that is drawn. */
export const HARBOUR_MAP = { width: 3600, height: 2400 } as const;

const WIDTH = 1800;
const HEIGHT = 1200;

/** A map of an invented harbour, as SVG without letters: the fonts of a machine do not change it. */
export function harbourMap(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${HARBOUR_MAP.width}" height="${HARBOUR_MAP.height}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f3ead6"/>`,
    ...depths(),
    `<path d="${COAST} L${WIDTH} 0 L0 0 Z" fill="#e9dcba" stroke="#5b4a2f" stroke-width="4"/>`,
    ...hills(),
    ...streets(),
    ...quays(),
    ...grid(),
    compass(),
    `<rect x="24" y="24" width="${WIDTH - 48}" height="${HEIGHT - 48}" fill="none" stroke="#5b4a2f" stroke-width="3"/>`,
    `<rect x="36" y="36" width="${WIDTH - 72}" height="${HEIGHT - 72}" fill="none" stroke="#5b4a2f" stroke-width="1"/>`,
    '</svg>',
  ].join('');
}

const COAST =
  'M0 760 C180 700 260 820 420 780 S640 560 760 620 S900 900 1080 860 S1240 640 1400 700 S1640 880 1800 800';

/** Lines of equal depth, each further from the coast. */
function depths(): string[] {
  return [40, 90, 150, 220, 300].map(
    (depth, at) =>
      `<path d="${COAST}" transform="translate(0 ${depth})" fill="none" stroke="#7d97a3" stroke-width="${2.5 - at * 0.35}" stroke-dasharray="${18 - at * 2} ${4 + at * 2}"/>`,
  );
}

function hills(): string[] {
  return [
    [300, 300, 210],
    [1420, 330, 260],
    [880, 210, 150],
  ].flatMap(([x = 0, y = 0, size = 0]) =>
    [1, 0.78, 0.58, 0.4, 0.22].map(
      (part) =>
        `<ellipse cx="${x}" cy="${y}" rx="${size * part}" ry="${size * part * 0.62}" fill="none" stroke="#a58a55" stroke-width="2"/>`,
    ),
  );
}

/** The town: streets that cross, with houses between them. */
function streets(): string[] {
  const rows = [430, 480, 530, 580];
  const columns = Array.from({ length: 9 }, (_, at) => 520 + at * 60);
  const houses = rows.slice(1).flatMap((bottom, row) =>
    columns.slice(1).flatMap((right, column) =>
      [0, 1].map((half) => {
        const [x, y] = [right - 54 + half * 25, bottom - 44];
        const height = 18 + ((row * 7 + column * 5 + half * 3) % 18);
        return `<rect x="${x}" y="${y}" width="20" height="${height}" fill="#b4553a" stroke="#5b2a1a" stroke-width="1.5"/>`;
      }),
    ),
  );
  return [
    ...rows.map((y) => `<path d="M500 ${y} H1020" stroke="#fff7e3" stroke-width="9"/>`),
    ...columns.map((x) => `<path d="M${x} 420 V590" stroke="#fff7e3" stroke-width="9"/>`),
    ...houses,
  ];
}

function quays(): string[] {
  return [
    [700, 606],
    [820, 690],
    [930, 842],
  ].flatMap(([x = 0, y = 0]) => [
    `<path d="M${x} ${y} v150" stroke="#5b4a2f" stroke-width="12"/>`,
    `<path d="M${x - 54} ${y + 110} q14 -24 28 0 v50 q-14 10 -28 0 Z" fill="#efe7d2" stroke="#3d3322" stroke-width="2.5"/>`,
    `<path d="M${x - 40} ${y + 100} v-34 l20 30 Z" fill="#fffdf5" stroke="#3d3322" stroke-width="2"/>`,
  ]);
}

function grid(): string[] {
  const lines = [1, 2, 3, 4, 5].map((at) => `<path d="M${at * 300} 36 V${HEIGHT - 36}"/>`);
  const across = [1, 2, 3].map((at) => `<path d="M36 ${at * 300} H${WIDTH - 36}"/>`);
  return ['<g stroke="#5b4a2f" stroke-width="0.8" opacity="0.5">', ...lines, ...across, '</g>'];
}

function compass(): string {
  const points = [0, 90, 180, 270].map(
    (turn) =>
      `<path d="M0 0 L-18 -22 L0 -130 Z" fill="#3d3322" transform="rotate(${turn})"/><path d="M0 0 L18 -22 L0 -130 Z" fill="#f3ead6" stroke="#3d3322" stroke-width="2" transform="rotate(${turn})"/>`,
  );
  return `<g transform="translate(1560 1010)"><circle r="78" fill="none" stroke="#3d3322" stroke-width="2"/>${points.join('')}</g>`;
}
