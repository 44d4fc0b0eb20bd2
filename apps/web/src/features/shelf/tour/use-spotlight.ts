import { type CSSProperties, useLayoutEffect, useState } from 'react';

/** The bright place, in pixels of the window, and where the card is. */
export interface Spotlight {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /** Whether the card is below or above the place. */
  readonly side: 'below' | 'above';
  readonly card: CSSProperties;
}

const MARGIN = 6;
const GAP = 14;
const CARD_WIDTH = 380;
const EDGE = 12;
/** A place that is new on the page is looked for as long as this many frames. */
const FRAMES = 120;

/**
 * The place of the page that has `data-tour` with this name and can be seen: of several, such as the menu of wide windows and the one of
 * phones, the first. It follows the place when the window changes. Undefined while there is none; the card is then in the middle.
 */
export function useSpotlight(name: string): Spotlight | undefined {
  const [light, setLight] = useState<Spotlight>();
  useLayoutEffect(() => {
    let frames = 0;
    let frame = 0;
    function look() {
      const place = visiblePlace(name);
      if (place) {
        place.scrollIntoView({ block: 'nearest' });
        setLight(spotlightOn(place.getBoundingClientRect()));
      } else if (frames++ < FRAMES) frame = requestAnimationFrame(look);
    }
    const follow = () => {
      const place = visiblePlace(name);
      setLight(place && spotlightOn(place.getBoundingClientRect()));
    };
    look();
    window.addEventListener('resize', follow);
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', follow);
      window.removeEventListener('scroll', follow);
    };
  }, [name]);
  return light;
}

function visiblePlace(name: string): Element | undefined {
  return [...document.querySelectorAll(`[data-tour="${name}"]`)].find((place) => {
    const { width, height } = place.getBoundingClientRect();
    return width > 0 && height > 0;
  });
}

function spotlightOn(place: DOMRect): Spotlight {
  const { innerWidth, innerHeight } = window;
  const top = Math.max(0, place.top - MARGIN);
  const left = Math.max(0, place.left - MARGIN);
  const right = Math.min(innerWidth, place.right + MARGIN);
  const bottom = Math.min(innerHeight, place.bottom + MARGIN);
  const side = innerHeight - bottom >= top ? 'below' : 'above';
  const width = Math.min(CARD_WIDTH, innerWidth - 2 * EDGE);
  const middle = (left + right) / 2 - width / 2;
  return {
    top,
    left,
    width: right - left,
    height: bottom - top,
    side,
    card: {
      width,
      left: Math.min(Math.max(EDGE, middle), innerWidth - width - EDGE),
      ...(side === 'below' ? { top: bottom + GAP } : { bottom: innerHeight - top + GAP }),
    },
  };
}
