import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useKeepInAddress } from '../../../ui/frame/use-keep-in-address.ts';
import type { EarningLines } from './product-rows.ts';

const thousand = 1_000;
const wholeNumber = /^-?\d{1,9}$/;

export type DrawnLines = ReturnType<typeof useDrawnLines>;

/** Where the user drew the lines that divide the classes: in the address, so that a saved view keeps them. */
export function useDrawnLines() {
  const keep = useKeepInAddress();
  const { soldLine, marginLine }: { readonly soldLine?: string; readonly marginLine?: string } = useSearch({
    strict: false,
  });
  return useMemo(() => {
    const [sold, margin] = [numberOf(soldLine), numberOf(marginLine)];
    const lines: Partial<EarningLines> = {
      ...(sold !== undefined && { sold: sold * thousand }),
      ...(margin !== undefined && { margin }),
    };
    return {
      lines,
      isAny: sold !== undefined || margin !== undefined,
      /** @param sold whole ones */
      moveSold: (value: number) => void keep({ soldLine: String(value) }),
      /** @param margin cents of one */
      moveMargin: (value: number) => void keep({ marginLine: String(value) }),
      toMiddle: () => void keep({ soldLine: undefined, marginLine: undefined }),
    };
  }, [keep, soldLine, marginLine]);
}

function numberOf(text: string | undefined): number | undefined {
  return text !== undefined && wholeNumber.test(text) ? Number(text) : undefined;
}
