export type { NewCompany, NewPerson, NewRole, NewTenant } from './company.ts';
export { harborCompany, providerCompany } from './harbor-company.ts';
export { harborEmployment, seaportDriverWage, seaportLaborTargets } from './harbor-employment.ts';
export { harborNews, providerNews } from './harbor-news.ts';
export { type HarborPerson, harborPeople, hasLeft } from './harbor-people.ts';
export { harborSettings } from './harbor-settings.ts';
export { harborMenu } from './menu/harbor-menu.ts';
export { demoPictures, renderedSize } from './pictures/rendered-pictures.ts';
export { starterMenu, starterTemplate } from './starter-template.ts';
