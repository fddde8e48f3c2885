/** Drawings of fields and messages: the few that the first download carries. */
export const basicIconPaths = {
  alert: 'M12 7.5v5.5M12 16.4v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  checkCircle: 'M8 12.3l2.8 2.8L16 9.6M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  close: 'M6 6l12 12M18 6L6 18',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z',
  eyeOff:
    'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.4M6.3 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.3-1.1M10 10.1a2.8 2.8 0 0 0 3.9 3.9',
  info: 'M12 11v5.5M12 7.7v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
} as const;

export type BasicIconName = keyof typeof basicIconPaths;
