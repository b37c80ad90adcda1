import { Button, Modal } from '@mantine/core';
import { evenShares, everyDay, PAYROLL_DAYS } from '@servery/domain';
import { useState } from 'react';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { useChangeEmployment, useEmployment } from '../../../../editing/kinds/employment-document.ts';
import { employmentPhrases } from '../../../../phrases/people/employment.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { CheckField } from '../../../../ui/fields/switch-field.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';

/** One labor target for the whole week, and, if wanted, salaries that count the same on each day; one step of undo. */
export function SameForAllDays() {
  const t = usePhrases(employmentPhrases);
  const mayEdit = useMayEdit(['payrollAndOvertime']);
  const [isOpen, setOpen] = useState(false);
  if (!mayEdit) return null;
  return (
    <>
      <Button size="sm" variant="subtle" onClick={() => setOpen(true)}>
        {t('sameForAllDays')}
      </Button>
      {isOpen && <SameDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function SameDialog({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases(employmentPhrases);
  const change = useChangeEmployment();
  const targets = useEmployment(({ payrollAndOvertime }) => payrollAndOvertime.laborBudgetTargetPercentage);
  const [target, setTarget] = useState<number | null>(() =>
    Number(mostFrequent(PAYROLL_DAYS.map((day) => targets[day]))),
  );
  const [spreads, setSpreads] = useState(false);
  const isWrong = target !== null && (target < 0 || target > 100);
  const handleSubmit = () => {
    if (target === null || isWrong) return;
    change((employment) => ({
      ...employment,
      payrollAndOvertime: {
        ...employment.payrollAndOvertime,
        laborBudgetTargetPercentage: everyDay(target.toFixed(2)),
        ...(spreads && { salaryAllocationsPercentage: evenShares() }),
      },
    }));
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('sameForAllDays')} size={400} withCloseButton={false}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit();
        }}
      >
        <Stack gap={4}>
          <NumberField
            label={t('laborTarget')}
            value={target}
            onChange={setTarget}
            decimals={2}
            unit="%"
            width={160}
            error={isWrong ? t('noPercentage') : undefined}
          />
          <CheckField label={t('spreadEvenly')} hint={t('spreadEvenlyHint')} value={spreads} onChange={setSpreads} />
          <Row gap={2} place="end">
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" variant="filled" disabled={target === null || isWrong}>
              {t('setAllDays')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Modal>
  );
}

/** The first of the most frequent shares. */
function mostFrequent(shares: readonly string[]): string {
  const countOf = (share: string) => shares.filter((one) => one === share).length;
  return shares.reduce((best, share) => (countOf(share) > countOf(best) ? share : best), shares[0] ?? '0.00');
}
