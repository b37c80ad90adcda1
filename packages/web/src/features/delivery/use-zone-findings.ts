import { findZoneRelations, type ZoneFinding } from '@servery/domain';
import { useEffect, useState } from 'react';
import { useSettings } from '../../configuration/location-settings-document.ts';

type Findings = { readonly findings: readonly ZoneFinding[]; readonly isLooking: boolean };

/** So long the hands rest before the outlines are looked at. Milliseconds. */
const rest = 250;
/** So long one slice of the work may hold up the page. Milliseconds. */
const slice = 8;

/** Overlaps and gaps of the draft's zones, found in slices while the page goes on; the largest first. */
export function useZoneFindings(): Findings {
  const zones = useSettings(({ deliveryArea }) => deliveryArea.zones);
  const [state, setState] = useState<Findings>({ findings: [], isLooking: true });
  useEffect(() => {
    setState(({ findings }) => ({ findings, isLooking: true }));
    const steps = findZoneRelations(zones);
    const found: ZoneFinding[] = [];
    let timer: ReturnType<typeof setTimeout>;
    const work = () => {
      const until = performance.now() + slice;
      do {
        const { value, done } = steps.next();
        if (value) found.push(value);
        if (done) {
          const findings = found.toSorted((one, other) => other.squareMetres - one.squareMetres);
          return setState({ findings, isLooking: false });
        }
      } while (performance.now() < until);
      timer = setTimeout(work);
      return undefined;
    };
    timer = setTimeout(work, rest);
    return () => clearTimeout(timer);
  }, [zones]);
  return state;
}
