import { type DeliveryZone, findZoneRelations, type ZoneFinding } from '@servery/domain';
import { useEffect } from 'react';
import { create } from 'zustand';

type Findings = {
  readonly findings: readonly ZoneFinding[];
  readonly isLooking: boolean;
  /** Whether the map shows them. */
  readonly isShown: boolean;
};

/** The pause after an edit before the outlines are checked. Milliseconds. */
const rest = 250;
/** So long one slice of the work may hold up the page. Milliseconds. */
const slice = 8;

/** Overlaps and gaps of the zones that are shown, the largest first. */
export const useFindings = create<Findings>(() => ({ findings: [], isLooking: true, isShown: true }));

export function showFindings(isShown: boolean): void {
  useFindings.setState({ isShown });
}

/** Looks for overlaps and gaps in slices while the page goes on. */
export function useFindRelations(zones: readonly DeliveryZone[]): void {
  useEffect(() => {
    useFindings.setState({ isLooking: true });
    const steps = findZoneRelations(zones);
    const found: ZoneFinding[] = [];
    let timer: ReturnType<typeof setTimeout>;
    const work = () => {
      const until = performance.now() + slice;
      do {
        const { value, done } = steps.next();
        if (value) found.push(value);
        if (done) {
          const findings = found.toSorted((one, other) => other.squareMeters - one.squareMeters);
          return useFindings.setState({ findings, isLooking: false });
        }
      } while (performance.now() < until);
      timer = setTimeout(work);
      return undefined;
    };
    timer = setTimeout(work, rest);
    return () => clearTimeout(timer);
  }, [zones]);
}
