/** The forms of values. None can hold an address: `url(...)`, `javascript:` and `data:` have no form here. */
const LENGTH = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:e-?\d+)?(?:px|pt|mm|cm|in|em|%)?$/i;
const NUMBERS = /^[-+\d.,eE\s]{1,100000}$/;
const LENGTHS = /^-?[\d.]+(?:px|pt|mm|em|%)?(?:[\s,]+-?[\d.]+(?:px|pt|mm|em|%)?){0,199}[\s,]*$/;
const PATH = /^[-+\d.,eE\sMmZzLlHhVvCcSsQqTtAa]{0,200000}$/;
const TRANSFORM = /^(?:(?:matrix|translate|scale|rotate|skewX|skewY)\([-+\d.,eE\s]{1,200}\)[\s,]*){1,10}$/;
const COLOUR = /^(?:#[\da-f]{3,8}|[a-z]{3,25}|rgba?\([\d.,%\s/]{1,50}\))$/i;
const WORD = /^[a-z-]{1,30}$/i;
const FONT = /^[\w ,'"-]{1,200}$/;
const ID = /^[A-Za-z_][\w.-]{0,63}$/;

/** How a shape looks; editors write these as attributes or within `style`. */
const LOOK: Readonly<Record<string, RegExp>> = {
  fill: COLOUR,
  'fill-opacity': LENGTH,
  'fill-rule': WORD,
  stroke: COLOUR,
  'stroke-width': LENGTH,
  'stroke-opacity': LENGTH,
  'stroke-linecap': WORD,
  'stroke-linejoin': WORD,
  'stroke-dasharray': LENGTHS,
  opacity: LENGTH,
  visibility: WORD,
  display: WORD,
  'font-family': FONT,
  'font-size': LENGTH,
  'font-style': WORD,
  'font-weight': /^(?:\d{3}|[a-z]{4,10})$/i,
  'text-anchor': WORD,
  'dominant-baseline': WORD,
  'letter-spacing': LENGTH,
};

const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  ...LOOK,
  id: ID,
  viewBox: NUMBERS,
  width: LENGTH,
  height: LENGTH,
  x: LENGTHS,
  y: LENGTHS,
  dx: LENGTHS,
  dy: LENGTHS,
  x1: LENGTH,
  y1: LENGTH,
  x2: LENGTH,
  y2: LENGTH,
  cx: LENGTH,
  cy: LENGTH,
  r: LENGTH,
  rx: LENGTH,
  ry: LENGTH,
  d: PATH,
  points: NUMBERS,
  transform: TRANSFORM,
};

/** Names that plans always have and nobody misses: they are left out without a word. */
const EXPECTED = /^(?:xmlns(?::.*)?|version|xml:space|style)$/;

/** The attributes that a shape of a plan keeps; declarations of `style` become attributes. `dropped` are the names of the others. */
export function allowedAttributes(attributes: Readonly<Record<string, string>>): {
  readonly kept: Readonly<Record<string, string>>;
  readonly dropped: readonly string[];
} {
  const kept: Record<string, string> = {};
  const dropped: string[] = [];
  for (const [name, given] of Object.entries(attributes)) {
    const value = given.trim();
    if (fits(ATTRIBUTES, name, value)) kept[name] = value;
    else if (!EXPECTED.test(name)) dropped.push(name);
    if (name !== 'style') continue;
    for (const [property, look] of declarations(value)) {
      if (fits(LOOK, property, look)) kept[property] = look;
      else dropped.push(`style ${property}`);
    }
  }
  return { kept, dropped };
}

function fits(forms: Readonly<Record<string, RegExp>>, name: string, value: string): boolean {
  return Object.hasOwn(forms, name) && forms[name]?.test(value) === true;
}

function declarations(style: string): [string, string][] {
  return style.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, colon).trim().toLowerCase();
    return colon > 0 && /^[a-z-]+$/.test(property)
      ? [[property, declaration.slice(colon + 1).trim()] as const]
      : [];
  }) as [string, string][];
}
