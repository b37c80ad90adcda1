import { useState } from 'react';
import type { Employee } from './employee-calls.ts';
import type { EmployeeRow } from './use-employee-rows.ts';

/** The selected people as records, since their page of the list may be gone when an action runs. */
export function useEmployeeSelection(rows: readonly EmployeeRow[]) {
  const [selected, setSelected] = useState<ReadonlyMap<string, Employee>>(new Map());
  const select = (ids: ReadonlySet<string>) => {
    const known = new Map(rows.flatMap(({ employee }) => (employee ? [[employee.id, employee] as const] : [])));
    const people = [...ids].flatMap((id) => selected.get(id) ?? known.get(id) ?? []);
    setSelected(new Map(people.map((employee) => [employee.id, employee])));
  };
  return { selection: new Set(selected.keys()), selected: [...selected.values()], select };
}
