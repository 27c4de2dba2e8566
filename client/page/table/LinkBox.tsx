import './LinkBox.css';

/** A link to be selected and copied. */
export function LinkBox({ text }: { readonly text: string }) {
  return <output class="linkbox">{text}</output>;
}
