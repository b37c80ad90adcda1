import { Button, Modal } from '@mantine/core';
import { type EmploymentDepartment, withoutDepartment } from '@servery/domain';
import { useState } from 'react';
import { useChangeEmployment, useEmployment } from '../../../../editing/kinds/employment-document.ts';
import { employmentPhrases } from '../../../../phrases/people/employment.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';

type RemoveDepartmentProps = {
  readonly department: EmploymentDepartment;
  /** The job types that are in it. */
  readonly names: readonly string[];
  readonly onClose: () => void;
};

/** A department with job types goes only when they move to another one, in one step of undo. */
export function RemoveDepartment({ department: { id, name }, names, onClose }: RemoveDepartmentProps) {
  const t = usePhrases(employmentPhrases);
  const change = useChangeEmployment();
  const others = useEmployment((employment) => employment.departments).filter((one) => one.id !== id);
  const [to, setTo] = useState<string | null>(null);
  const handleSubmit = () => {
    if (to === null) return;
    change((employment) => withoutDepartment(employment, id, to));
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('removeDepartment', { name })} size={440} withCloseButton={false}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit();
        }}
      >
        <Stack gap={4}>
          <p>{t('departmentUsed', { count: names.length, names: names.join(', ') })}</p>
          {others.length === 0 ? (
            <p>{t('noOther')}</p>
          ) : (
            <SelectField
              label={t('moveTo')}
              value={to}
              onChange={setTo}
              options={others.map((one) => ({ value: one.id, label: one.name }))}
            />
          )}
          <Row gap={2}>
            <Row gap={2} place="end">
              <Button onClick={onClose}>{t('cancel')}</Button>
              <Button type="submit" variant="filled" disabled={to === null}>
                {t('removeAndMove')}
              </Button>
            </Row>
          </Row>
        </Stack>
      </form>
    </Modal>
  );
}
