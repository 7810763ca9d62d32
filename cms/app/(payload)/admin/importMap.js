import { GeneralFindings as GeneralFindings_f5be83201db9442cb701f1b76f4846e9 } from '../../../components/findings'
import { HelpWithFindings as HelpWithFindings_f5be83201db9442cb701f1b76f4846e9 } from '../../../components/findings'
import { TypedField as TypedField_0ed7d782ba36c93e38c9f69c81f813c5 } from '../../../components/fields/typed-field'
import { RowLabel as RowLabel_c171080bb3e7542855df2a75b8ae039d } from '../../../components/fields/row-label'
import { ChoiceField as ChoiceField_fb27e0577448d603193b7177092d3001 } from '../../../components/fields/choice-field'
import { ListDiff as ListDiff_d2c13400e64454627e0863aa99075966 } from '../../../components/fields/list-diff'
import { PictureField as PictureField_c4eee65e5ab78b1ebf17384044bbd725 } from '../../../components/fields/picture-field'
import { HoursField as HoursField_380dcd59d64eea976b1fe49906dd96e7 } from '../../../components/fields/hours-field'
import { PictureList as PictureList_55ad6bc43f8e532badeabf4856b58ce9 } from '../../../components/fields/picture-list'
import { Nothing as Nothing_88045580dc3e769ba51b4b654f863f3b } from '../../../components/fields/nothing'
import { ColourField as ColourField_146c7451c183f2dc93c982d4afec7622 } from '../../../components/fields/colour-field'
import { History as History_f6888fac05b4ff4ea245e163fbec6880 } from '../../../components/history'
import { NoListForOwners as NoListForOwners_af160f07b5beb25bf9d96dc930cebd1b } from '../../../components/home/no-list'
import { LiveStatus as LiveStatus_aa0cf8171a9fdaa159f95e0eb3806033 } from '../../../components/saving/live-status'
import { PublishButton as PublishButton_73fcf9e5d90b3b9dad22ee71710acd75 } from '../../../components/saving/publish-button'
import { DraftStatus as DraftStatus_5126068dfffb9ba5b80ed6264f3b8ea4 } from '../../../components/saving/undo'
import { TakeDown as TakeDown_d0a782bbda77e842c2bec438709f2ad5 } from '../../../components/take-down'
import { Invitation as Invitation_2777e8a80f53e45d3ecdec5edc5464fa } from '../../../components/invitation'
import { Head as Head_498192825db622bdb22d96ccaa3fae67 } from '../../../components/head'
import { Icon as Icon_3d3cc217214d9f82ce146292510ba5ea } from '../../../components/brand'
import { Logo as Logo_3d3cc217214d9f82ce146292510ba5ea } from '../../../components/brand'
import { LoginLinkForm as LoginLinkForm_25979036ab4c64d7e2d4ca9237cdf899 } from '../../../components/login-link-form'
import { DraftProvider as DraftProvider_f5be83201db9442cb701f1b76f4846e9 } from '../../../components/findings'
import { SaverProvider as SaverProvider_111d2e61770f3a17143215f86b25ab49 } from '../../../components/saving/use-saver'
import { LightForm as LightForm_d901de748a316d6ee448f4e96d493103 } from '../../../components/saving/light-form'
import { RoleOfPerson as RoleOfPerson_cb6e365221ab673d605bc4269a880606 } from '../../../components/role-of-person'
import { NamesOfControls as NamesOfControls_c43520c26cdc92c8c47295a77f93695e } from '../../../components/names-of-controls'
import { BulkQuestion as BulkQuestion_0acee5ad5198ab2da3a2ab3145d1bbfe } from '../../../components/bulk-question'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { Start as Start_53c9daac59c785430c1623ccfd449633 } from '../../../components/home/start'
import { LinkPage as LinkPage_eb835d472d9fcd9664b4613322550e81 } from '../../../components/link-page'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/findings#GeneralFindings": GeneralFindings_f5be83201db9442cb701f1b76f4846e9,
  "/components/findings#HelpWithFindings": HelpWithFindings_f5be83201db9442cb701f1b76f4846e9,
  "/components/fields/typed-field#TypedField": TypedField_0ed7d782ba36c93e38c9f69c81f813c5,
  "/components/fields/row-label#RowLabel": RowLabel_c171080bb3e7542855df2a75b8ae039d,
  "/components/fields/choice-field#ChoiceField": ChoiceField_fb27e0577448d603193b7177092d3001,
  "/components/fields/list-diff#ListDiff": ListDiff_d2c13400e64454627e0863aa99075966,
  "/components/fields/picture-field#PictureField": PictureField_c4eee65e5ab78b1ebf17384044bbd725,
  "/components/fields/hours-field#HoursField": HoursField_380dcd59d64eea976b1fe49906dd96e7,
  "/components/fields/picture-list#PictureList": PictureList_55ad6bc43f8e532badeabf4856b58ce9,
  "/components/fields/nothing#Nothing": Nothing_88045580dc3e769ba51b4b654f863f3b,
  "/components/fields/colour-field#ColourField": ColourField_146c7451c183f2dc93c982d4afec7622,
  "/components/history#History": History_f6888fac05b4ff4ea245e163fbec6880,
  "/components/home/no-list#NoListForOwners": NoListForOwners_af160f07b5beb25bf9d96dc930cebd1b,
  "/components/saving/live-status#LiveStatus": LiveStatus_aa0cf8171a9fdaa159f95e0eb3806033,
  "/components/saving/publish-button#PublishButton": PublishButton_73fcf9e5d90b3b9dad22ee71710acd75,
  "/components/saving/undo#DraftStatus": DraftStatus_5126068dfffb9ba5b80ed6264f3b8ea4,
  "/components/take-down#TakeDown": TakeDown_d0a782bbda77e842c2bec438709f2ad5,
  "/components/invitation#Invitation": Invitation_2777e8a80f53e45d3ecdec5edc5464fa,
  "/components/head#Head": Head_498192825db622bdb22d96ccaa3fae67,
  "/components/brand#Icon": Icon_3d3cc217214d9f82ce146292510ba5ea,
  "/components/brand#Logo": Logo_3d3cc217214d9f82ce146292510ba5ea,
  "/components/login-link-form#LoginLinkForm": LoginLinkForm_25979036ab4c64d7e2d4ca9237cdf899,
  "/components/findings#DraftProvider": DraftProvider_f5be83201db9442cb701f1b76f4846e9,
  "/components/saving/use-saver#SaverProvider": SaverProvider_111d2e61770f3a17143215f86b25ab49,
  "/components/saving/light-form#LightForm": LightForm_d901de748a316d6ee448f4e96d493103,
  "/components/role-of-person#RoleOfPerson": RoleOfPerson_cb6e365221ab673d605bc4269a880606,
  "/components/names-of-controls#NamesOfControls": NamesOfControls_c43520c26cdc92c8c47295a77f93695e,
  "/components/bulk-question#BulkQuestion": BulkQuestion_0acee5ad5198ab2da3a2ab3145d1bbfe,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/components/home/start#Start": Start_53c9daac59c785430c1623ccfd449633,
  "/components/link-page#LinkPage": LinkPage_eb835d472d9fcd9664b4613322550e81,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
