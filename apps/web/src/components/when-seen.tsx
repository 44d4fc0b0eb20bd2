import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far below the window a part may be when it begins to load. */
const NEAR = '1200px';

/** Draws a part of a page, with its calls, when the reader comes near it. Takes no room before. */
export function WhenSeen({ children }: { readonly children: ReactNode }) {
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in window));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place} />;
}
