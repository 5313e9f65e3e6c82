import { createElement, type ReactElement, type SVGProps } from 'react'

type IconData = { node: [tag: string, attributes: { key: string; d?: string }][] }

/**
 * Takes the place of `createLucideIcon` in the builds: the attributes that all icons share are the class
 * `lucide`. 0.2 to 0.5 kB less HTML a page, and two components less to render an icon.
 */
export default function createLucideIcon({
  node,
}: IconData): (props: SVGProps<SVGSVGElement>) => ReactElement {
  return ({ className = '', ...props }) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        'aria-hidden': props['aria-label'] === undefined || undefined,
        ...props,
        className: `lucide ${className}`.trim(),
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
