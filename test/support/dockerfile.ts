/** One line of a Dockerfile. */
export interface Instruction {
  readonly name: string;
  readonly words: readonly string[];
}

export interface BuildStage {
  readonly name: string;
  readonly base: string;
  readonly instructions: readonly Instruction[];
}

/** The stages of a Dockerfile; continued lines are joined, comments left out. */
export function stagesOf(source: string): BuildStage[] {
  const lines = source.replace(/\\\n/g, ' ').split('\n');
  const instructions = lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.trim().split(/\s+/))
    .map(([name = '', ...words]) => ({ name, words }));
  const stages: { name: string; base: string; instructions: Instruction[] }[] = [];
  for (const { name, words } of instructions) {
    if (name === 'FROM') stages.push({ name: words[2] ?? '', base: words[0] ?? '', instructions: [] });
    else stages.at(-1)?.instructions.push({ name, words });
  }
  return stages;
}

export const named = (stage: BuildStage, name: string): readonly (readonly string[])[] =>
  stage.instructions.filter((instruction) => instruction.name === name).map(({ words }) => words);
