import type { Permission } from '@servery/domain';

export interface NewTenant {
  readonly id: string;
  readonly name: string;
  readonly type: 'LOCATION' | 'GROUP';
  readonly groupId?: string;
  readonly timezone: string;
  readonly address?: string;
  readonly phone?: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly kioskActive?: boolean;
  readonly tags?: readonly string[];
}

export interface NewPerson {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roleId: string;
  readonly on: { readonly type: 'GLOBAL' | 'GROUP' | 'LOCATION'; readonly id: string };
}

export interface NewRole {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly group?: string;
  readonly maxDiscountPct?: number;
  readonly isDefault?: boolean;
}

export interface NewCompany {
  readonly id: string;
  readonly name: string;
  readonly tenants: readonly NewTenant[];
  readonly roles: readonly NewRole[];
  readonly people: readonly NewPerson[];
  readonly password: string;
}
