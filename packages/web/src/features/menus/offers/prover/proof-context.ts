import { createContext, useContext } from 'react';
import { nothingKnown } from './proof-answer.ts';
import type { ShownProof } from './use-offer-proof.ts';

/** The prover's answer, for the panel and for the tabs beside it. */
export const ProofContext = createContext<ShownProof>({ ...nothingKnown, isChecking: true });

export function useProof(): ShownProof {
  return useContext(ProofContext);
}
