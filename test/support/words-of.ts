import { isValidElement, type VNode } from 'preact';

/** The words of a tree, as they would stand on the page; its components must have no state. */
export function wordsOf(node: unknown): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return node.map(wordsOf).join(' ');
  if (!isValidElement(node)) return String(node);
  const { type, props } = node as VNode<{ children?: unknown }>;
  return wordsOf(typeof type === 'function' ? (type as (given: unknown) => unknown)(props) : props.children);
}
