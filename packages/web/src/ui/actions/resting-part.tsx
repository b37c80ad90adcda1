import { type ReactNode, Suspense, startTransition, useState } from 'react';

type RestingPartProps = {
  /** Rendered until the part is there; calling `want` asks for it. */
  readonly resting: (want: () => void) => ReactNode;
  readonly part: () => ReactNode;
};

/** A part that loads when it is first wanted. Until its code is there the resting element stays the same, with its focus. */
export function RestingPart({ resting, part }: RestingPartProps) {
  const [isWanted, setWanted] = useState(false);
  const want = () => startTransition(() => setWanted(true));
  return <Suspense>{isWanted ? part() : resting(want)}</Suspense>;
}
