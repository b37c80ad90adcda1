import type { GrantedRole, HeldRole, Reach } from '@servery/domain';
import type { UserEmployment } from '../../platform/database/tables.ts';

/** The fields that may be given for a person; an email address, phone or POS id that is not there is null. */
export interface PersonFields {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly posId: string | null;
  readonly grantedRoles: readonly GrantedRole[];
  readonly jobs: readonly Job[];
  readonly certifications: readonly Certification[];
  readonly employment: UserEmployment;
}

export interface Job {
  readonly jobTypeId: string;
  /** A location or group; null: wherever the person works. */
  readonly place: string | null;
  /** For an hour. */
  readonly wage: string | null;
}

export interface Certification {
  readonly requirementId: string;
  /** Days; null: not known, or for ever. */
  readonly issuedOn: string | null;
  readonly expiresOn: string | null;
}

export interface KnownPlace {
  readonly id: string;
  readonly name: string;
  readonly place: NonNullable<Reach>;
}

/** A role that a person holds, with the names that people read. */
export interface NamedRole extends HeldRole, GrantedRole {
  readonly name: string;
  readonly grantObjectName?: string | undefined;
}

/** A person as stored. */
export interface Person extends Omit<PersonFields, 'grantedRoles'> {
  readonly id: string;
  readonly externalId: string | null;
  readonly isActive: boolean;
  readonly version: number;
  readonly createdAt: Date;
  /** Null: never yet. */
  readonly signedInAt: Date | null;
  readonly grantedRoles: readonly NamedRole[];
}

/** A person as lists and forms show them. */
export interface ListedPerson extends Person {
  readonly hasBadPosId: boolean;
  /** The places of their jobs, by id. */
  readonly jobPlaces: ReadonlyMap<string, KnownPlace>;
}

export const nobodyYet: PersonFields = {
  name: '',
  email: null,
  phone: null,
  posId: null,
  grantedRoles: [],
  jobs: [],
  certifications: [],
  employment: {},
};
