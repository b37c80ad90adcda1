import { farAmounts } from '@servery/words';
import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { Text } from '../layout/text.tsx';

type FarMarkProps = { readonly from: string | null | undefined; readonly to: string | null | undefined };

/** Beside an amount that became far more or far less: it may be a slip. */
export function FarMark({ from = null, to = null }: FarMarkProps) {
  const t = usePhrases(uiPhrases);
  const far = farAmounts(from, to);
  if (far === undefined) return null;
  return (
    <>
      {' '}
      <Text tone="bad" size="sm">
        {far.kind === 'rose' ? t('rose', far) : t('fell', far)}
      </Text>
    </>
  );
}
