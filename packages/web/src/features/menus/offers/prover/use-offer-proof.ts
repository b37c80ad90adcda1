import type { MenuBlob } from '@servery/domain';
import { useEffect, useMemo, useState } from 'react';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { useActiveLevel } from '../../../../session/level/active-level.ts';
import { storeClock } from '../../../../tenants/store-clock.ts';
import { useSettingsNames } from '../../use-settings-names.ts';
import { useStoreZone } from '../list/use-store-zone.ts';
import { nothingKnown, type Proof, withAnswer } from './proof-answer.ts';
import { proofBound } from './proof-bound.ts';
import type { ProofInput, Stock } from './proof-messages.ts';
import { askProver, keepProver } from './prover.ts';

/** Milliseconds without an edit after which the draft is proven. */
const pause = 250;
/** Milliseconds over which pieces of an answer are shown together: 200 offers give a thousand of them. */
const together = 100;

export type ShownProof = Proof & {
  /** The draft is newer than the shown result. */
  readonly isChecking: boolean;
};

/** The prover's answer about the draft; while it works, the answer before stays. */
export function useOfferProof(focus: string): ShownProof {
  const asked = useAsked(focus);
  const [shown, setShown] = useState<{ readonly of: ProofInput | null; readonly proof: Proof }>({
    of: null,
    proof: nothingKnown,
  });
  useEffect(keepProver, []);
  useEffect(() => {
    let proof = nothingKnown;
    let flush: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      clearTimeout(flush);
      flush = undefined;
      const known = proof;
      setShown((before) => ({ of: known.isDone ? asked : null, proof: shownInstead(before.proof, known) }));
    };
    let drop = () => {};
    const start = setTimeout(() => {
      drop = askProver(asked, (answer) => {
        proof = withAnswer(proof, answer);
        if (proof.isDone || answer.kind === 'EXAMPLES') show();
        else flush ??= setTimeout(show, together);
      });
    }, pause);
    return () => {
      clearTimeout(start);
      clearTimeout(flush);
      drop();
    };
  }, [asked]);
  return { ...shown.proof, isChecking: shown.of !== asked };
}

/** The first answer is shown as it comes; a later one replaces a whole one, but for the examples, which come first. */
function shownInstead(before: Proof, known: Proof): Proof {
  return before.isDone && !known.isDone ? { ...before, examples: known.examples } : known;
}

/** The question, the same object while nothing of it changed. */
function useAsked(focus: string): ProofInput {
  const menu: MenuBlob = useMenu((draft) => draft);
  const names = useSettingsNames();
  const zone = useStoreZone();
  const { kind } = useActiveLevel();
  const { offers } = menu;
  const stock = useStock(menu);
  return useMemo(() => {
    const orderTypes = names?.orderTypes.filter((type) => type.activePOS || type.activeOnline).map(({ id }) => id);
    const question = {
      ...proofBound,
      zone,
      today: storeClock(zone, new Date()).date,
      focus,
      ...(orderTypes?.length && { orderTypes }),
      // Hours that a company or a group sets are not those of each of its stores.
      ...(kind === 'here' && names?.openHours.length && { openHours: names.openHours }),
    };
    return { offers, stock, question };
  }, [offers, stock, zone, kind, focus, names]);
}

/** The parts of the menu that prices depend on; another object only where one of these is. */
function useStock(menu: MenuBlob): Stock {
  const { departments, categories, items, modifiers, pricingSchemes, taxStructures } = menu;
  // biome-ignore lint/correctness/useExhaustiveDependencies: no other part of the menu decides a price or when something is sold
  return useMemo(() => {
    const { offers: _o, layout: _l, onlineCategories: _c, kioskCategories: _k, messages: _m, ...stock } = menu;
    return stock;
  }, [departments, categories, items, modifiers, pricingSchemes, taxStructures]);
}
