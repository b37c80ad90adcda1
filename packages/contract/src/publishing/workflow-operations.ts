/** The same operations of both workflows: menus with location settings, and employment. */
export const workflowOperations = {
  locations: {
    start: 'startSync',
    running: 'listRunningSyncs',
    status: 'syncWorkflowStatus',
    reschedule: 'rescheduleSync',
    hold: 'holdSync',
    resume: 'resumeSync',
    unschedule: 'unscheduleSync',
  },
  employment: {
    start: 'startEmploymentSync',
    running: 'listRunningEmploymentSyncs',
    status: 'employmentWorkflowStatus',
    reschedule: 'rescheduleEmploymentSync',
    hold: 'holdEmploymentSync',
    resume: 'resumeEmploymentSync',
    unschedule: 'unscheduleEmploymentSync',
  },
} as const;
