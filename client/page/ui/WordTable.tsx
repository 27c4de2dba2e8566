interface WordRow {
  /** what tells it from the other rows; two players may have one name */
  readonly id: string | number;
  /** the first is the head of the row */
  readonly cells: readonly (string | number)[];
}

interface Props {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly WordRow[];
}

/** A table of words, for those who do not see the canvas. */
export function WordTable({ caption, heads, rows }: Props) {
  return (
    <div class="scroll">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [head, ...cells] }) => (
            <tr key={id}>
              <th scope="row">{head}</th>
              {cells.map((cell, at) => (
                <td key={heads[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
