import type { ConfigurationKind } from '../configuration/configuration-kind.ts';
import { completeMenu } from './clean-up/complete-menu.ts';
import { menuConcerns } from './findings/menu-concerns.ts';
import { type MenuBlob, menuBlobSchema, newMenuBlob } from './menu-blob.ts';
import { menuIdentifiers } from './menu-identifiers.ts';
import { menuOverrideRights, menuRights } from './menu-rights.ts';
import { menuStops, validateMenu } from './validate-menu.ts';

export const menuKind: ConfigurationKind<MenuBlob> = {
  kind: 'menu',
  entityType: 'MENU',
  schema: menuBlobSchema,
  identifiers: menuIdentifiers,
  rights: menuRights,
  overrideRights: menuOverrideRights,
  createDefault: () => newMenuBlob(),
  complete: completeMenu,
  validate: validateMenu,
  stops: menuStops,
  concerns: menuConcerns,
};
