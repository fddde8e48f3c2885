import { plural } from '../../../basics/plural.ts';

/** Where one is signed in. */
export const devices = {
  text: 'Zařízení, na kterých jste právě přihlášeni. Které nepoznáváte, to odhlaste a změňte si heslo.',
  loading: 'Načítají se přihlášená zařízení…',
  failed: 'Zařízení se nepodařilo načíst',
  retry: 'Zkusit znovu',
  unknown: 'Neznámé zařízení',
  current: 'Toto zařízení',
  address: 'Adresa',
  since: 'Přihlášeno od',
  lastActive: 'Naposledy aktivní',
  end: 'Odhlásit',
  endOf: (device: string) => `Odhlásit zařízení ${device}`,
  ended: 'Zařízení je odhlášené.',
  endOthers: 'Odhlásit všechna ostatní',
  endedOthers: (count: number) =>
    `Odhlásili jsme vás na ${count} ${plural(count, 'dalším zařízení', 'dalších zařízeních', 'dalších zařízeních')}.`,
  alone: 'Jinde přihlášeni nejste.',
  notEnded: 'Zařízení se nepodařilo odhlásit.',
};
export type DeviceWords = typeof devices;
