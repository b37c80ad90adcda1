import { listPermissions, permissionGroups } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rolesPhrases } from '../../../phrases/people/roles.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { isProviderCompany } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SidePanel } from '../../../ui/layout/pane/side-panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { holderQuery, holdersQuery } from './grant-calls.ts';
import { PersonSelect } from './person-select.tsx';
import { useWhy } from './use-why.ts';
import { ViewAsButton } from './view-as-button.tsx';
import { WhyAnswer } from './why-answer.tsx';

const everywhere = '0';

/** *Why can this person do this?*: a person, a permission and a place; then the granted roles that decide it. */
export function WhyPanel() {
  const t = usePhrases(rolesPhrases);
  const why = useWhy();
  return (
    <SidePanel title={t('whyTitle')} isOpen={why.isOpen} onClose={why.close} width={440}>
      {why.isOpen && <Question />}
    </SidePanel>
  );
}

function Question() {
  const t = usePhrases(rolesPhrases);
  const session = useSession();
  const why = useWhy();
  const [search, setSearch] = useState('');
  const people = useQuery(holdersQuery(session.userCompanyId, search === '' ? {} : { q: search }));
  const chosen = useQuery(holderQuery(session.userCompanyId, why.person));
  const entries = listPermissions({ isProvider: isProviderCompany(session) });
  return (
    <Stack gap={4}>
      <PersonSelect
        people={people.data ?? []}
        chosen={chosen.data ?? null}
        value={why.person}
        isLoading={people.isFetching}
        error={people.isError ? t('peopleFailed') : chosen.data === null ? t('personGone') : undefined}
        onSearch={setSearch}
        onChange={(person) => why.ask({ person: person ?? undefined })}
      />
      <SelectField
        label={t('permission')}
        placeholder={t('choosePermission')}
        value={entries.find(({ code }) => code === why.permission)?.code ?? null}
        options={permissionGroups.flatMap((group) =>
          entries
            .filter((entry) => entry.group === group)
            .map(({ code, name }) => ({ value: code, label: name, group })),
        )}
        onChange={(permission) => why.ask({ permission: permission ?? undefined })}
      />
      <SelectField
        label={t('where')}
        value={why.at ?? everywhere}
        options={[
          { value: everywhere, label: t('wholeCompany', { name: session.userCompanyName }) },
          ...session.accessibleTenants.map(({ id, name, type }) => ({
            value: id,
            label: name,
            group: t(type === 'GROUP' ? 'groups' : 'locations'),
          })),
        ]}
        onChange={(at) => why.ask({ at: at === everywhere ? undefined : (at ?? undefined) })}
      />
      <WhyAnswer
        companyId={session.userCompanyId}
        userId={chosen.data ? why.person : ''}
        person={chosen.data ?? null}
        permission={entries.find(({ code }) => code === why.permission)?.code ?? ''}
        at={why.at}
      />
      {chosen.data && <ViewAsButton key={chosen.data.userId} person={chosen.data} />}
    </Stack>
  );
}
