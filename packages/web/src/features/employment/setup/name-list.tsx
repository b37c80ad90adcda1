import { Muted } from '../../../ui/layout/muted.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';

type NameListProps = { readonly names: readonly string[]; readonly none: string };

/** The things that use another one, by name. */
export function NameList({ names, none }: NameListProps) {
  if (names.length === 0) return <Muted small>{none}</Muted>;
  return (
    <Stack as="ul" gap={1}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Stack>
  );
}
