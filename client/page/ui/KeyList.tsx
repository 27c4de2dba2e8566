import './KeyList.css';
/** Keys and what they do. */
export function KeyList({ rows }: { readonly rows: readonly { readonly key: string; readonly label: string }[] }) {
  return (
    <dl class="keys">
      {rows.map(({ key, label }) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}
