import { ForDefaultRoleReaders } from './for-default-role-readers.tsx';
import { RolesView } from './roles-view.tsx';

/** RT-26 KR-52: the roles of the company. */
export function RolesPage() {
  return <RolesView isDefault={false} />;
}

/** RT-33 KR-59: the templates that all companies share. */
export function DefaultRolesPage() {
  return (
    <ForDefaultRoleReaders>
      <RolesView isDefault />
    </ForDefaultRoleReaders>
  );
}
