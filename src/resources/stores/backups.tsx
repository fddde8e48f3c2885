export { backupAdditions as additions } from './backups-and-licences/backup-additions.tsx';
