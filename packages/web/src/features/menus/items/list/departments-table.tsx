import type { Department } from '@servery/domain';
import type { ReactNode } from 'react';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { soldTablePhrases } from '../../../../phrases/menus/sold-table.ts';
import { say, usePhrases } from '../../../../phrases/phrases.ts';
import { SoldTable } from '../../sold/sold-table.tsx';
import { GroupBulk } from './group-bulk.tsx';
import { useGroupColumns } from './use-group-columns.tsx';

const list = ['departments'] as const;

/** All departments of the menu. */
export function DepartmentsTable({ views }: { readonly views: ReactNode }) {
  const t = usePhrases(menuItemsPhrases);
  const departments = useMenu((menu) => menu.departments);
  return (
    <SoldTable<Department>
      label={t('departments')}
      total={t('departmentCount', { count: departments.length })}
      searchLabel={say(soldTablePhrases, 'searchPart')}
      list={list}
      entities={departments}
      columns={useGroupColumns('department')}
      addressOf={({ id }) => `/menu/menuItems/departments/${encodeURIComponent(id)}/edit`}
      bulk={(selection) => <GroupBulk kind="department" {...selection} />}
      empty={{ title: t('emptyTree'), hint: t('emptyTreeHint') }}
      views={views}
    />
  );
}
