import { Button } from '@mantine/core';
import { freeName, type JobType, newJobRequirement, type Path, withRequirementToggled } from '@servery/domain';
import { IconPlus } from '@tabler/icons-react';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { FieldMark } from '../../../editing/fields/field-mark.tsx';
import { useField } from '../../../editing/fields/use-field.ts';
import { useChangeEmployment, useEmployment } from '../../../editing/kinds/employment-document.ts';
import { employmentPhrases } from '../../../phrases/people/employment.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { CheckField } from '../../../ui/fields/switch-field.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { daysOf } from './requirement-days.ts';
import { requirementsList } from './requirements-table.tsx';

type RequirementChecksProps = { readonly path: Path; readonly jobType: JobType };

/** EM-87 to EM-89: the requirements of the job type; one that is added here is required at once. */
export function RequirementChecks({ path, jobType }: RequirementChecksProps) {
  const t = usePhrases(employmentPhrases);
  const place = [...path, 'requirements'];
  const { canEdit } = useField(place);
  const requirements = useEmployment((employment) => employment.requirements);
  const change = useChangeEmployment();
  return (
    <Stack gap={3} role="group" aria-label={t('requirements')}>
      <Row gap={2}>
        <Heading as="h3">{t('requirements')}</Heading>
        <Row as="span" place="end">
          <FieldMark path={place} label={t('requirements')} />
        </Row>
      </Row>
      {requirements.length === 0 && <Muted small>{t('noneRequired')}</Muted>}
      {requirements.map((requirement) => (
        <CheckField
          key={requirement.id}
          label={requirement.name}
          hint={t('warns', { ahead: t('daysAhead', { count: daysOf(requirement) }) })}
          value={jobType.requirements.includes(requirement.id)}
          onChange={() => change((employment) => withRequirementToggled(employment, jobType.id, requirement.id))}
          disabled={!canEdit}
        />
      ))}
      {useMayEdit(requirementsList) && canEdit && <AddRequirement jobTypeId={jobType.id} />}
    </Stack>
  );
}

function AddRequirement({ jobTypeId }: { readonly jobTypeId: string }) {
  const t = usePhrases(employmentPhrases);
  const change = useChangeEmployment();
  const handleAdd = () => {
    const id = crypto.randomUUID();
    change((employment) => {
      const { requirements } = employment;
      const added = newJobRequirement({ id, name: freeName(requirements, t('newRequirement')) });
      return withRequirementToggled({ ...employment, requirements: [...requirements, added] }, jobTypeId, id);
    });
  };
  return (
    <div>
      <Button
        size="sm"
        variant="subtle"
        leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
        onClick={handleAdd}
      >
        {t('addRequirement')}
      </Button>
    </div>
  );
}
