import { Fragment, useMemo } from 'react';
import { type SafeMarkup, safeMarkup } from '../lib/safe-html.ts';

/** Shows HTML that a tenant wrote, cleaned by lib/safe-html.ts. */
export function SafeHtml({ html }: { readonly html: string }) {
  const markup = useMemo(
    () => safeMarkup(new DOMParser().parseFromString(html, 'text/html').body.childNodes),
    [html],
  );
  return <div>{markup.map(render)}</div>;
}

function render(node: SafeMarkup, index: number) {
  if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
  const Tag = node.tag;
  if (Tag === 'br') return <br key={index} />;
  const away = node.href?.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Tag key={index} {...(node.href && { href: node.href, ...away })}>
      {node.children.map(render)}
    </Tag>
  );
}
