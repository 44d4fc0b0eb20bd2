import { element, type Markup } from '@lectern/marc/xml/element';
import { readXml, XmlFault, type XmlTag } from '@lectern/marc/xml/read-xml';
import { allowedAttributes } from './plan-attributes.ts';

/** Thrown for a plan that is no SVG, or larger than the limits. The message says why. */
export class FloorPlanError extends Error {
  override readonly name = 'FloorPlanError';
}

/** A shape, a group or a text of a plan. */
interface Shape {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parts: (Shape | string)[];
}

export interface FloorPlan {
  readonly root: Shape;
  /** The ids of shapes, which may be those of shelves. */
  readonly ids: ReadonlySet<string>;
  /** What was left out, by name of element or attribute. */
  readonly leftOut: ReadonlyMap<string, number>;
}

/** Shapes and texts. Nothing that runs, loads, links or repeats: no script, style, image, use, a, foreignObject, animation. */
const ELEMENTS = new Set([
  'svg',
  'g',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'path',
  'text',
  'tspan',
  'title',
  'desc',
]);
const WITH_TEXT = new Set(['text', 'tspan', 'title', 'desc']);
export const MAX_PLAN_LENGTH = 1024 * 1024;
const MOST_SHAPES = 10_000;
const DEEPEST = 32;
/** Programs write a document type, and nest more around and in what is left out. */
const LIMITS = { maxLength: MAX_PLAN_LENGTH, maxDepth: 256, mayHaveDoctype: true };

/**
 * Reads a floor plan in SVG and keeps only the shapes, attributes and texts of the lists here; all else is left out. Entities and
 * styles are never expanded or loaded.
 * @throws FloorPlanError
 */
export function readFloorPlan(svg: string): FloorPlan {
  const leftOut = new Map<string, number>();
  const ids = new Set<string>();
  const open: Shape[] = [];
  let root: Shape | undefined;
  let shapes = 0;
  /** The depth inside an element that is left out, with all in it. */
  let skipped = 0;
  const leave = (name: string) => leftOut.set(name, (leftOut.get(name) ?? 0) + 1);

  function start({ name, attributes }: XmlTag): void {
    if (skipped > 0 || !ELEMENTS.has(name) || (name === 'svg') !== (open.length === 0)) {
      if (root === undefined && open.length === 0) throw new FloorPlanError('this is not an SVG drawing');
      if (skipped === 0) leave(name);
      skipped++;
      return;
    }
    shapes++;
    if (shapes > MOST_SHAPES) throw new FloorPlanError(`a plan has at most ${MOST_SHAPES} shapes`);
    if (open.length >= DEEPEST) throw new FloorPlanError(`shapes are nested more than ${DEEPEST} deep`);
    const { kept, dropped } = allowedAttributes(attributes);
    for (const attribute of dropped) leave(attribute);
    const { id, ...others } = kept;
    // An id names one shape.
    const isNew = id !== undefined && !ids.has(id);
    if (isNew) ids.add(id);
    const shape: Shape = { name, attributes: isNew ? { id, ...others } : others, parts: [] };
    open.at(-1)?.parts.push(shape);
    root ??= shape;
    open.push(shape);
  }

  try {
    readXml(svg, LIMITS, {
      open: start,
      text(part) {
        const inside = open.at(-1);
        if (skipped === 0 && inside && WITH_TEXT.has(inside.name)) inside.parts.push(part);
      },
      close() {
        if (skipped > 0) skipped--;
        else open.pop();
      },
    });
  } catch (error) {
    if (error instanceof XmlFault) throw new FloorPlanError(error.message);
    throw error;
  }
  if (!root) throw new FloorPlanError('this is not an SVG drawing');
  return { root: withViewBox(root), ids, leftOut };
}

/** Colours of the shelf that is sought; black on amber is seen with any colour vision. */
const LIT = { fill: '#ffb000', stroke: '#000000', 'stroke-width': '3', 'fill-opacity': '1' };

const LIT_TEXT = { fill: '#000000', stroke: 'none' };

/** The plan as SVG. The shape with the id, and all shapes in it, light up. */
export function writeFloorPlan({ root }: Pick<FloorPlan, 'root'>, litId?: string): string {
  return write(root, litId, false).markup;
}

function write(shape: Shape, litId: string | undefined, inLit: boolean): Markup {
  const lit = inLit || (litId !== undefined && litId !== '' && shape.attributes.id === litId);
  const isText = WITH_TEXT.has(shape.name);
  const attributes = {
    ...(shape.name === 'svg' && { xmlns: 'http://www.w3.org/2000/svg' }),
    ...shape.attributes,
    ...(lit && !isText && shape.name !== 'svg' && LIT),
    // Without a line of its own, a text has that of the group around it.
    ...(lit && isText && LIT_TEXT),
  };
  const parts = shape.parts.map((part) => (typeof part === 'string' ? part : write(part, litId, lit)));
  return element(shape.name, attributes, parts);
}

/** A drawing fills the place that it is shown in: its size becomes its view box. */
function withViewBox(root: Shape): Shape {
  const { width, height, viewBox, ...others } = root.attributes;
  const size = [width, height].map((text) => Number.parseFloat(text ?? ''));
  const box = viewBox ?? (size.every((one) => one > 0) ? `0 0 ${size.join(' ')}` : undefined);
  if (box === undefined) throw new FloorPlanError('the drawing has neither a viewBox nor a width and height');
  return { ...root, attributes: { viewBox: box, ...others } };
}
