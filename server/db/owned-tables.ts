/** What people keep under a name, for themselves or shared (decisions 0022 and 0146). */
export type OwnedTables = {
  views: {
    id: number;
    owner_id: number;
    resource: string;
    name: string;
    shared: boolean;
    state: string;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
  };
  report_templates: {
    id: number;
    owner_id: number;
    kind: string;
    name: string;
    shared: boolean;
    query: string;
    created_at: Date;
    updated_at: Date;
  };
};
