import { Button } from '@mantine/core';
import { asJsonObject, freeName, gradesOf, overtimeWage, type WageGrade } from '@servery/domain';
import { IconLock, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { DocumentMoney } from '../../../../editing/fields/document-choices.tsx';
import { DocumentText } from '../../../../editing/fields/document-fields.tsx';
import { useIsWithheld } from '../../../../editing/fields/use-is-withheld.ts';
import { useEmployment } from '../../../../editing/kinds/employment-document.ts';
import { ListFoot } from '../../../../editing/list/list-foot.tsx';
import { rowPath } from '../../../../editing/list/rows.ts';
import { useListEdits } from '../../../../editing/list/use-list.ts';
import { employmentPhrases } from '../../../../phrases/people/employment.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { formatAmount } from '../../../../ui/fields/amount.ts';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { Heading } from '../../../../ui/layout/heading.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';

const list = ['wageGrades'];

/** The hourly pay of the grades of a job type, for people who may see wages at this level: offered to the person who hires. */
export function WageGrades({ jobTypeId }: { readonly jobTypeId: string }) {
  const t = usePhrases(employmentPhrases);
  const grades = useEmployment((employment) => employment.wageGrades);
  const mayEdit = useMayEdit(list);
  const edits = useListEdits(list);
  const [added, setAdded] = useState<string | null>(null);
  if (useIsWithheld(list)) return null;
  const own = gradesOf({ wageGrades: grades }, jobTypeId);
  const handleAdd = () => {
    const id = crypto.randomUUID();
    edits.add(asJsonObject({ id, jobTypeId, name: freeName(own, t('newGrade')), wage: own.at(-1)?.wage ?? '0.00' }));
    setAdded(id);
  };
  return (
    <Stack gap={3} role="group" aria-label={t('wages')}>
      <Row gap={2} wrap lineGap={1} align="baseline">
        <Heading as="h3">{t('wages')}</Heading>
        <Muted small as="span">
          {t('byGrade')}
        </Muted>
        <Row as="span" gap={1} place="end" inline tone="muted">
          <IconLock size={14} stroke={1.75} aria-hidden />
          <Muted small as="span">
            {t('wagesSeen')}
          </Muted>
        </Row>
      </Row>
      {own.length === 0 && <Muted small>{t('noGrades')}</Muted>}
      {own.map((grade) => (
        <Grade
          key={grade.id}
          grade={grade}
          isNew={grade.id === added}
          onRemove={mayEdit ? () => edits.remove(grade.id) : undefined}
        />
      ))}
      <ListFoot list={list} of={(row) => row.jobTypeId === jobTypeId} />
      {mayEdit && (
        <div>
          <Button
            size="sm"
            variant="subtle"
            leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
            onClick={handleAdd}
          >
            {t('addGrade')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

type GradeProps = {
  readonly grade: WageGrade;
  readonly isNew: boolean;
  readonly onRemove: (() => void) | undefined;
};

function Grade({ grade: { id, name, wage }, isNew, onRemove }: GradeProps) {
  const t = usePhrases(employmentPhrases);
  const overtime = useEmployment(({ payrollAndOvertime }) => overtimeWage(wage, payrollAndOvertime));
  const path = rowPath(list, id);
  return (
    <Stack gap={1} role="group" aria-label={name}>
      <Row gap={2} align="end">
        <Grid columns={{ min: 120 }} gap={3} stretch place="fill" align="end">
          <DocumentText path={[...path, 'name']} maxLength={200} takesFocus={isNew} />
          <DocumentMoney path={[...path, 'wage']} />
        </Grid>
        {onRemove && (
          <IconButton
            label={t('removeGrade', { name })}
            icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
            onClick={onRemove}
          />
        )}
      </Row>
      {overtime !== undefined && <Muted small>{t('overtimeOf', { wage: formatAmount(overtime) })}</Muted>}
    </Stack>
  );
}
